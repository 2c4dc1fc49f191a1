import { addressOf } from '#web/admin/session/menu.ts';
import { OpenLink } from './open-link.tsx';

/** The name of somebody, which leads to all that is known of them; the name alone once they are forgotten. */
export function PatientLink({ id, name }: { id: number | null; name: string }) {
  return <strong>{id === null ? name : <OpenLink to={addressOf('patient', id)}>{name}</OpenLink>}</strong>;
}
