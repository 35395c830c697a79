/** `npm run sbom`: writes the bill of materials of what an installation brings; `npm run sbom -- FILE` to another file. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTool } from './check/run-tool.ts';

const USUAL_FILE = join(import.meta.dirname, '..', 'constat.cdx.json');

/**
 * Writes the bill of materials in CycloneDX's JSON: every package of the lock file but the development tools, those of
 * other systems too, each with its hash and its licence. The same lock file and npm give the same bytes.
 * @throws what the tool says where it fails
 */
export async function writeBillOfMaterials(file: string): Promise<void> {
  const { status, output } = await runTool('@cyclonedx/cyclonedx-npm:cyclonedx-npm', [
    '--package-lock-only',
    '--omit=dev',
    '--output-reproducible',
    '--spec-version=1.6',
    `--output-file=${file}`,
  ]);
  if (status !== 0) throw new Error(output);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2] ?? USUAL_FILE;
  await writeBillOfMaterials(file);
  console.log(file);
}
