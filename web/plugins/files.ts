/** Files that the build makes, and how the page finds them. */
import type { PluginContext } from "rolldown";

/** An expression for the address of a new file. While developing there are no files: the address holds it all. */
export function address(context: PluginContext, building: boolean, name: string, text: string): string {
  if (!building) return JSON.stringify(`data:text/plain;charset=utf-8,${encodeURIComponent(text)}#${name}`);
  const file = context.emitFile({ type: "asset", name: name.replace("/", "-"), source: text });
  return `import.meta.ROLLUP_FILE_URL_${file}`;
}
