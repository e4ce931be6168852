import { nearestStep } from '../../components/slider/nearest-step';

/** The demo's rules (docs/behaviour.md 7 and 11.1). */
export const loyaltyRules = {
  points: { min: 500, max: 2000, step: 500 },
  steps: 3,
} as const;

/** Points, charity, thank-you. */
export type LoyaltyStep = 1 | 2 | 3;

export interface LoyaltyState {
  step: LoyaltyStep;
  points: number;
  charityId: string;
}

export type LoyaltyAction =
  | { type: 'choosePoints'; points: number }
  | { type: 'chooseCharity'; charityId: string }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'startOver'; charityId: string };

export function startLoyalty(charityId: string): LoyaltyState {
  return { step: 1, points: loyaltyRules.points.max, charityId };
}

/** The demo's reducer (docs/behaviour.md 6.8). */
export function loyalty(state: LoyaltyState, action: LoyaltyAction): LoyaltyState {
  switch (action.type) {
    case 'choosePoints':
      return { ...state, points: nearestStep(action.points, loyaltyRules.points) };
    case 'chooseCharity':
      return { ...state, charityId: action.charityId };
    case 'next':
      return { ...state, step: Math.min(loyaltyRules.steps, state.step + 1) as LoyaltyStep };
    case 'back':
      return { ...state, step: Math.max(1, state.step - 1) as LoyaltyStep };
    case 'startOver':
      return startLoyalty(action.charityId);
  }
}
