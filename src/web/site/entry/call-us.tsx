import { useSite } from '#web/hospital/site-data.ts';
import { CallButton } from './call-button.tsx';

/** For pages that cannot help: calls the hospital's first number, if any. */
export function CallUs() {
  const phone = useSite().contact?.phones[0];
  return phone ? <CallButton number={phone} variant="secondary" /> : null;
}
