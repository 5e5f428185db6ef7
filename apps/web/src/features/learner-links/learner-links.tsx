/** Stands in for the panel of links until it is merged. */
export function LearnerLinks({ projectId }: { projectId: string }) {
  return <p data-project={projectId} />;
}
