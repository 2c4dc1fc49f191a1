import { Navigate } from 'react-router';
import { addressOf } from '#web/admin/session/menu.ts';
import { useFirstOpen } from '#web/admin/session/rights.ts';

/** /admin: the layout shows the sign-in form; a signed-in user continues to the first page open to them. */
export default function Entrance() {
  return <Navigate to={addressOf(useFirstOpen())} replace />;
}
