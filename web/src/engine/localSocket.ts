/** The engine as a socket: what `Connection` needs of one. */
import { engine } from "./engine.svelte";

export class LocalSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor() {
    engine.onFrame = (data) => this.onmessage?.(new MessageEvent("message", { data }));
    void engine.request("GET", "/games", "").then(
      () => {
        this.readyState = WebSocket.OPEN;
        this.onopen?.();
      },
      () => this.close(),
    );
  }

  send(data: string): void {
    engine.send(data);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close"));
  }
}
