import { Link } from 'react-router';
import { useNewInquiries } from '../inquiry/new-inquiries.ts';
import { useMailSummary } from '../mail/use-mail.ts';
import { addressOf } from '../menu.ts';
import { useRebookingCount } from '../rebooking/use-rebooking.ts';

/** Appointments without a time, inquiries that nobody has dealt with, and mail that did not arrive. */
export function Unanswered() {
  const inquiries = useNewInquiries() ?? 0;
  const dead = useMailSummary()?.dead ?? 0;
  const rebooking = useRebookingCount() ?? 0;
  return (
    <>
      {rebooking > 0 ? (
        <p className="notice notice-warning">
          {rebooking === 1 ? 'One appointment needs' : `${rebooking} appointments need`} rebooking.{' '}
          <Link to={`${addressOf('appointment')}/rebooking`} className="link-button">
            {rebooking === 1 ? 'Decide about it' : 'Decide about them'}
          </Link>
        </p>
      ) : null}
      {inquiries > 0 ? (
        <p className="notice">
          {inquiries === 1 ? 'One inquiry is new.' : `${inquiries} inquiries are new.`}{' '}
          <Link to={`${addressOf('inquiry')}?status=new`} className="link-button">
            {inquiries === 1 ? 'Read it' : 'Read them'}
          </Link>
        </p>
      ) : null}
      {dead > 0 ? (
        <p className="notice notice-danger">
          {dead === 1 ? 'One message could not be delivered.' : `${dead} messages could not be delivered.`}{' '}
          <Link to={`${addressOf('mail')}?status=dead`} className="link-button">
            {dead === 1 ? 'Look at it' : 'Look at them'}
          </Link>
        </p>
      ) : null}
    </>
  );
}
