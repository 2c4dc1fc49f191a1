import { addressOf } from '#web/admin/session/menu.ts';
import { OpenLink } from './open-link.tsx';

/** A patient's name as a link to their page; only the name once erased. */
export function PatientLink({ id, name }: { id: number | null; name: string }) {
  return <strong>{id === null ? name : <OpenLink to={addressOf('patient', id)}>{name}</OpenLink>}</strong>;
}
