/** Sends the due texts of a given data folder, by a clock that is some minutes ahead. */
import { openDatabase } from '#server/db/connection/connect.ts';
import { sendDueSms } from './send-sms.ts';

const [dataDir = '', secret = '', host = '', minutesAhead = '0'] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
await sendDueSms({
  orm: database.orm,
  secret,
  now: () => Date.now() + Number(minutesAhead) * 60_000,
  privateHosts: [host],
  smsOrigins: { twilio: `http://${host}` },
});
await database.close();
