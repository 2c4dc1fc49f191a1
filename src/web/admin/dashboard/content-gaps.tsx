import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Image } from '#contract/base.ts';
import { addressOf, placeOf } from '../menu.ts';
import { api } from '../session.ts';

type Resource = 'doctor' | 'department' | 'service' | 'package';
interface Gap {
  resource: Resource;
  id: number;
  name: string;
  missing: string;
}

/** Published entries that visitors see without a picture or without a summary. */
export function ContentGaps() {
  const [isLong, setLong] = useState(false);
  const { data: gaps } = useQuery({ queryKey: ['gaps'], queryFn: findGaps, staleTime: 30_000 });
  const shown = isLong ? gaps : gaps?.slice(0, 6);
  return (
    <section className="panel">
      <h2>Content to finish</h2>
      {gaps?.length === 0 ? (
        <p className="quiet">
          Every published doctor, department, service and package has a picture and a summary.
        </p>
      ) : null}
      <ul className="gaps">
        {shown?.map(({ resource, id, name, missing }) => (
          <li key={`${resource} ${id}`}>
            <Link to={addressOf(resource, id)}>{name}</Link>
            <span className="second">
              {placeOf(resource).one}, {missing}
            </span>
          </li>
        ))}
      </ul>
      {gaps && gaps.length > 6 ? (
        <button type="button" className="link-button panel-more" onClick={() => setLong(!isLong)}>
          {isLong ? 'Show fewer' : `Show all ${gaps.length}`}
        </button>
      ) : null}
    </section>
  );
}

async function findGaps(): Promise<Gap[]> {
  const query = { limit: '100', status: 'published' as const };
  const [doctors, departments, services, packages] = await Promise.all([
    api.doctor.list({ query }),
    api.department.list({ query }),
    api.service.list({ query }),
    api.package.list({ query }),
  ]);
  return [
    ...doctors.data.flatMap((one) => gapOf('doctor', one.name, one)),
    ...departments.data.flatMap((one) => gapOf('department', one.name, one)),
    ...services.data.flatMap((one) => gapOf('service', one.title, one)),
    ...packages.data.flatMap((one) => gapOf('package', one.title, one)),
  ];
}

function gapOf(
  resource: Resource,
  name: string,
  { id, image, summary }: { id: number; image: Image | null; summary: string },
): Gap[] {
  const missing = [image ? '' : 'no picture', summary ? '' : 'no summary'].filter(Boolean).join(' and ');
  return missing ? [{ resource, id, name, missing }] : [];
}
