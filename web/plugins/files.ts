/** Files that the build emits, and their addresses. */
import type { PluginContext } from "rolldown";

/**
 * An expression for the address of a new file. The development server emits no files, so there the
 * address contains the text.
 */
export function address(context: PluginContext, building: boolean, name: string, text: string): string {
  if (!building) return JSON.stringify(`data:text/plain;charset=utf-8,${encodeURIComponent(text)}#${name}`);
  const file = context.emitFile({ type: "asset", name: name.replace("/", "-"), source: text });
  return `import.meta.ROLLUP_FILE_URL_${file}`;
}
