import type { SiRules, SiRulesStored } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'

const columns = `package_tolerance as "PackageTolerance", tolerance as "Tolerance", hs_code_required as "HsCodeRequired",
  volume_required as "VolumeRequired", manifest_filing as "ManifestFiling",
  standard_minimum as "StandardMinimum", party_countries as "PartyCountries",
  internal_hours as "InternalHours", chase_hours as "ChaseHours", update_time as "UpdateTime"`

/** The rules of an operator; undefined while it has decided nothing. `lock`: until the transaction ends. */
export async function findRules(db: Queryable, operatorId: number, lock = false): Promise<SiRulesStored | undefined> {
  const [row] = await db.query<SiRulesStored>(`select ${columns} from si_rule where operator_id = $1 ${lock ? 'for update' : ''}`, [
    operatorId,
  ])
  return row
}

const save = `insert into si_rule as r (operator_id, package_tolerance, tolerance, hs_code_required, volume_required,
    manifest_filing, standard_minimum, internal_hours, chase_hours, party_countries)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (operator_id) do update set package_tolerance = excluded.package_tolerance, tolerance = excluded.tolerance,
    hs_code_required = excluded.hs_code_required, volume_required = excluded.volume_required, manifest_filing = excluded.manifest_filing,
    standard_minimum = excluded.standard_minimum, party_countries = excluded.party_countries,
    internal_hours = excluded.internal_hours, chase_hours = excluded.chase_hours,
    update_time = next_update_time(r.update_time)
  returning ${columns}`
export async function storeRules(tx: Queryable, operatorId: number, rules: SiRules): Promise<SiRulesStored> {
  const { PackageTolerance, Tolerance, HsCodeRequired, VolumeRequired, ManifestFiling, StandardMinimum, InternalHours, ChaseHours } = rules
  const [row] = await tx.query<SiRulesStored>(save, [
    operatorId,
    PackageTolerance,
    Tolerance,
    HsCodeRequired,
    VolumeRequired,
    ManifestFiling,
    StandardMinimum,
    InternalHours,
    ChaseHours,
    rules.PartyCountries,
  ])
  return row!
}
