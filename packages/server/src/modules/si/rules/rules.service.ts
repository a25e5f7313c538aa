import type { SiRules, SiRulesStored } from '@jst/contracts/si'
import { standardSettings } from '@jst/si-drafts/rules'
import { diffOf } from '../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { findRules, storeRules } from './rules.repo.ts'

/** Default rules of an operator. */
const defaults: SiRulesStored = {
  PackageTolerance: standardSettings.packageTolerance,
  Tolerance: standardSettings.tolerance,
  HsCodeRequired: standardSettings.hsCodeRequired,
  VolumeRequired: standardSettings.volumeRequired,
  ManifestFiling: standardSettings.manifestFiling,
  StandardMinimum: standardSettings.standardMinimum,
  PartyCountries: [...standardSettings.partyCountries],
  InternalHours: 0,
  ChaseHours: [],
  UpdateTime: null,
}

export const rulesOf = async (db: Queryable, operatorId: number): Promise<SiRulesStored> => (await findRules(db, operatorId)) ?? defaults

/** @throws AppError STALE_WRITE with the stored rules */
export async function saveRules({ tx, actor, audit }: WriteCall, { UpdateTime, ...rules }: SiRulesStored): Promise<SiRulesStored> {
  const before = (await findRules(tx, actor.companyId, true)) ?? defaults
  demandVersion(UpdateTime, before)
  const stored = await storeRules(tx, actor.companyId, rules)
  audit({ action: 'si.rules', entity: 'si_rule', entityId: actor.companyId, diff: diffOf<SiRules>(before, rules) })
  return stored
}
