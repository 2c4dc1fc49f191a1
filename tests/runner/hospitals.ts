/** Prepares the hospitals that API tests copy, unless they exist already: no test file should pay for them. */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const make = `
  const { testHospital } = await import('./src/server/test-hospital.ts');
  for (const fixture of ['clinic', 'demo']) await (await testHospital({ fixture })).close();
  process.exit();`;

export default function prepare() {
  const made = globSync('node_modules/.cache/openward/database-*.tar', { cwd: root });
  if (made.length === 0)
    execFileSync(process.execPath, ['--input-type=module', '-e', make], { cwd: root, stdio: 'inherit' });
}
