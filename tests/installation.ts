/** The program as installed: what the image holds, in a separate folder. */
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Packages are linked, or an empty folder to mount them on. */
export function copyInstallation(place: string, packages: 'linked' | 'empty' = 'linked') {
  mkdirSync(place);
  const image = readFileSync(join(root, 'deploy/Containerfile'), 'utf8');
  for (const [, from] of image.matchAll(/^COPY --from=build \/opt\/openward\/(\S+) /gm)) {
    if (from === 'node_modules' && packages === 'empty') mkdirSync(join(place, from));
    else if (from === 'node_modules') symlinkSync(join(root, from), join(place, from));
    else
      cpSync(join(root, from!), join(place, from!), {
        recursive: true,
        filter: (file) => !/\.test\.tsx?$/.test(file),
      });
  }
  for (const file of ['package.json', 'LICENSE']) cpSync(join(root, file), join(place, file));
}
