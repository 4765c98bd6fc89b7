/** Issuing and redeeming shares in an operating turn (1849). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { manifest } from './manifest.ts';
import { issueRedeemStep } from './step.ts';

interface Options {
  readonly fromTurn?: number;
  readonly movesPrice?: boolean;
}

export const issueRedeem = defineMechanic<Options>({
  manifest,
  behave: ({ options: { fromTurn = 1, movesPrice = true } }) => ({
    steps: { 'issue-redeem': issueRedeemStep(fromTurn, movesPrice) },
  }),
});
