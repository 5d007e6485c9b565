import { unless, type Missing } from './missing';

/**
 * Art. 5: once the environmental registry (CAR) can be demanded, every farm of the Selo must be in it. The article takes
 * no value away: what is missing stays pending.
 */
export function missingRuralRegistry(inRegistry: boolean | null): Missing[] {
  return unless(inRegistry, true, 'ruralRegistry', 'art. 5º');
}
