/** `npm run hospital -- <command>`: maintenance from the command line, while the server is stopped. */
import { askSecretly } from '#server/config/ask-secretly.ts';
import { maintain } from './maintain.ts';

process.exitCode = await maintain(process.argv.slice(2), {
  env: process.env,
  ask: askSecretly,
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
