import { Redirect } from 'wouter';
import { pathTo } from '#web/lib/paths.ts';

/** Shows nothing: it redirects to the first step of a course. */
export function LandingScreen() {
  return <Redirect to={pathTo.upload('course')} replace />;
}
