import type { FreightSettings } from '@jst/contracts/freight-rates'
import { diffOf } from '../../../kernel/audit/audit.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { findSettings, storeSettings } from './settings.repo.ts'

/** Default settings of a company. */
export const defaultSettings: FreightSettings = {
  Boxes: ['40HQ'],
  AlertDays: 7,
  InquiryHours: 4,
  SecondReader: false,
  SecondReaderNotes: false,
  UpdateTime: null,
}

export const settingsOf = async (db: Queryable, companyId: number): Promise<FreightSettings> =>
  (await findSettings(db, companyId)) ?? defaultSettings

/** @throws AppError STALE_WRITE with the stored settings */
export async function saveSettings(
  { tx, actor, audit }: WriteCall,
  { UpdateTime, ...settings }: FreightSettings,
): Promise<FreightSettings> {
  const before = (await findSettings(tx, actor.companyId, true)) ?? defaultSettings
  demandVersion(UpdateTime, before)
  const stored = await storeSettings(tx, actor.companyId, settings)
  audit({ action: 'freight.settings', entity: 'freight_setting', entityId: actor.companyId, diff: diffOf(before, settings) })
  return stored
}
