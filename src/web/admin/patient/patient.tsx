import { useParams } from 'react-router';
import type { Opening } from '#web/admin/list/opening.ts';
import { PatientList } from './patient-list.tsx';
import { PatientPage } from './patient-page.tsx';
import { patientQuery } from './patient-query.ts';

export const handle: Opening = {
  opens: ({ params: { id }, search }) =>
    id ? [['patient', 'get', { params: { id } }]] : [['patient', 'list', { query: patientQuery(search) }]],
};

export default function PatientsPage() {
  const { id } = useParams();
  return id ? <PatientPage key={id} id={id} /> : <PatientList />;
}
