import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  useLoaderData,
  useRouteError,
} from 'react-router-dom';
import type { Partner } from '../content/partners';
import { loadPartner } from '../services/partners';
import { Component as NotFound } from './not-found';
import { PageError } from './page-error';
import { Soon } from './Soon';

export async function loader({ params, request }: LoaderFunctionArgs): Promise<Partner> {
  const partner = await loadPartner(params.partner ?? '', request.signal);
  if (!partner) throw data(null, { status: 404 });
  return partner;
}

export function Component() {
  const { slug, name } = useLoaderData<Partner>();
  return <Soon path={`/${slug}`} title={`${name} | Tuppence`} name={name} />;
}

/** A path of this shape that is no partner's is a page that does not exist. */
export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <PageError />;
}
