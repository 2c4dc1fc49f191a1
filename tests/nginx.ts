/** Runs deploy/nginx.conf as it is, except for the paths and ports of a machine. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `own` are replacements in the file. Throws what nginx says about settings that it refuses. */
export function startNginx(folder: string, own: [from: string | RegExp, to: string][]): ChildProcess {
  const given = readFileSync(join(import.meta.dirname, '../deploy/nginx.conf'), 'utf8');
  const places: typeof own = [
    [/^ *listen \[::\].*\n/gm, ''],
    // The ports are the machine's.
    [/^# Under any other name[\s\S]*?^}\n/m, ''],
    ['/var/log/nginx/openward.log', join(folder, 'nginx.log')],
  ];
  const site = [...places, ...own].reduce((text, [from, to]) => text.replace(from, to), given);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const file = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `${user} pid ${folder}/nginx.pid; error_log ${folder}/nginx.log crit; events {} http { ${temporary} ${site} }`,
  );
  const { stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  if (!stderr.includes('successful')) throw new Error(stderr);
  return spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
