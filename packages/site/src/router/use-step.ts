import { useLocation, useNavigate } from 'react-router';

/** The page's `?step=`, or null, and a function that adds another step to the history. */
export function useStep(): [step: string | null, goToStep: (step: number) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return [new URLSearchParams(search).get('step'), (step) => void navigate(`?step=${step}`)];
}
