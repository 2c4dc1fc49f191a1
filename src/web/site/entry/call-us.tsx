import { useSite } from '#web/hospital/site-data.ts';
import { CallButton } from './call-button.tsx';

/** What to do where a page cannot help: call the hospital's first number, where it has one. */
export function CallUs() {
  const phone = useSite().contact?.phones[0];
  return phone ? <CallButton number={phone} variant="secondary" /> : null;
}
