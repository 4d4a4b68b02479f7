/**
 * Sounds of wood, paper, pencil, water and coin, synthesized in the browser, so there are no files
 * to fetch. All are short, and a new sound replaces the one before.
 */
import { settings } from "../settings/settings.svelte";

export const SOUNDS = ["turn", "wood", "card", "pencil", "water", "coin"] as const;
export type Sound = (typeof SOUNDS)[number];

interface Output {
  audio: AudioContext;
  out: GainNode;
  at: number;
}

let audio: AudioContext | null = null;
let output: GainNode | null = null;
let noiseBuffer: AudioBuffer | null = null;

/** Play a sound if sounds are on; `anyway` plays it even if they are off, to try it out. */
export function play(sound: Sound, anyway = false): void {
  if (!anyway && !(sound === "turn" ? settings.turnSound : settings.tableSounds)) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") {
      // browsers are silent until somebody has used the page, and a late sound would mean nothing
      if (!anyway) void audio.resume();
      else void audio.resume().then(() => start(sound));
      if (!anyway) return;
    } else start(sound);
  } catch {
    // this browser plays no sound
  }
}

function start(sound: Sound): void {
  if (!audio) return;
  const at = audio.currentTime + 0.005;
  output?.gain.setTargetAtTime(0, at, 0.01);
  const out = audio.createGain();
  out.gain.value = 0.5;
  out.connect(audio.destination);
  output = out;
  SYNTHS[sound]({ audio, out, at });
  setTimeout(() => out.disconnect(), 600);
}

const SYNTHS: Record<Sound, (output: Output) => void> = {
  turn: (v) => {
    knock(v, 330, 0);
    knock(v, 440, 0.15);
  },
  wood: (v) => knock(v, 210, 0),
  card: (v) => {
    rustle(v, 0, 0.09, 2600, 0.7, 0.5);
    rustle(v, 0.08, 0.07, 1500, 0.9, 0.35);
  },
  pencil: (v) => {
    rustle(v, 0, 0.1, 4200, 2.5, 0.4);
    rustle(v, 0.13, 0.13, 3600, 2.5, 0.45);
  },
  water: (v) => {
    tone(v, "sine", 0, 0.16, 0.5, 380, 900);
    tone(v, "sine", 0.14, 0.14, 0.3, 520, 1150);
  },
  coin: (v) => {
    tone(v, "triangle", 0, 0.12, 0.25, 1480, 1480);
    tone(v, "triangle", 0.07, 0.28, 0.3, 1976, 1976);
  },
};

/** A knuckle on a table: a falling tone and the dry tick before it. */
function knock(v: Output, pitch: number, after: number): void {
  tone(v, "sine", after, 0.15, 0.9, pitch, pitch * 0.82);
  tone(v, "triangle", after, 0.05, 0.35, pitch * 2.7, pitch * 2.2);
  rustle(v, after, 0.018, 1800, 1, 0.7);
}

function tone(v: Output, kind: OscillatorType, after: number, length: number, loud: number, from: number, to: number): void {
  const start = v.at + after;
  const source = v.audio.createOscillator();
  source.type = kind;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(envelope(v, start, length, loud));
  source.start(start);
  source.stop(start + length + 0.02);
}

function rustle(v: Output, after: number, length: number, pitch: number, sharpness: number, loud: number): void {
  const start = v.at + after;
  const source = v.audio.createBufferSource();
  source.buffer = noise(v.audio);
  const filter = v.audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharpness;
  source.connect(filter).connect(envelope(v, start, length, loud));
  source.start(start, Math.random() * 0.5);
  source.stop(start + length + 0.02);
}

/** A short attack, then a fade. */
function envelope(v: Output, start: number, length: number, loud: number): GainNode {
  const gain = v.audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(v.out);
  return gain;
}

function noise(on: AudioContext): AudioBuffer {
  if (noiseBuffer) return noiseBuffer;
  noiseBuffer = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const data = noiseBuffer.getChannelData(0);
  for (let index = 0; index < data.length; index += 1) data[index] = Math.random() * 2 - 1;
  return noiseBuffer;
}
