import type { Queryable } from '../../../../kernel/database/database.ts'
import { demandFound } from '../../../../kernel/errors.ts'
import { findSi } from '../../si.repo.ts'
import { findVersion } from '../../si-version.repo.ts'
import type { BillFacts } from './bill.ts'

/** A version of a record as its bill needs it; without a version the newest. Addresses of e-mail do not stand on it. @throws AppError NOT_FOUND */
export async function storedBill(db: Queryable, id: number, requestedVersion?: number): Promise<BillFacts> {
  const si = demandFound(await findSi(db, id))
  const version = requestedVersion ?? si.version
  const stored = demandFound(await findVersion(db, id, version))
  return { record: { ...stored.record, emails: '' }, version, at: stored.at, newest: version === si.version, orderNo: si.orderNo }
}
