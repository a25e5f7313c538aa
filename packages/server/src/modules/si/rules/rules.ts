import type { SiRulesStored } from '@jst/contracts/si'
import { standardSettings } from '@jst/si-drafts/rules'
import { companySettings } from '../../../entity-kit/index.ts'

/** Rules of an operator for the shipping instructions of its customers. */
export const operatorRules = companySettings<SiRulesStored>({
  table: 'si_rule',
  key: 'operator_id',
  action: 'si.rules',
  defaults: {
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
  },
})
