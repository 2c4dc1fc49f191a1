import { useSite } from '#web/hospital/site-data.ts';
import type { ButtonSize } from '#web/ui/core/button.tsx';
import { CallButton } from './call-button.tsx';

/** The ambulance's number first, then the hospital's own. */
export function EmergencyCalls({ size = 'large' }: { size?: ButtonSize }) {
  const { contact } = useSite();
  const numbers = [contact?.ambulancePhone, contact?.emergencyPhone].filter(Boolean) as string[];
  return numbers.map((number, place) => (
    <CallButton key={number} number={number} variant={place === 0 ? 'danger' : 'secondary'} size={size} />
  ));
}
