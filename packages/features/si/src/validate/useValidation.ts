import type { ApiClient } from '@jst/api-client'
import { checkSi } from '@jst/contracts/si'
import { DetailStore, useApp, useLiveReload } from '@jst/feature-kit'
import { SiValidation } from '@jst/si-drafts/validation'
import { systemClock } from '@jst/si-drafts/browser'
import { runThrough } from '@jst/si-drafts/rules'
import { useEffect, useMemo, useState } from 'react'
import { loadKnownCodes } from '../codes/known-codes.ts'
import { findingSteps } from '../editor/model/findings.ts'
import { readOrderBills, type OrderBills } from './stored-bills.ts'

/** Reads the stored bills and validates them at once; again when they have changed. */
export function useValidation(id: number | undefined) {
  const { api } = useApp()
  const [store] = useState(() => new DetailStore<OrderBills>())
  const [validation] = useState(
    () => new SiValidation({ gateway: { check: (submission) => api.call(checkSi, submission) }, clock: systemClock }),
  )
  const [check] = useState(() => new DetailStore<boolean>())
  useEffect(() => {
    store.open(id === undefined ? undefined : (signal) => readChecked(api, id, signal))
  }, [api, store, id])
  const bills = store.data
  useEffect(() => {
    if (!bills) return
    validation.show(bills)
    if (id !== undefined) validation.switchTo(id)
    check.open(() => validation.run())
  }, [validation, check, bills, id])
  useLiveReload(['si/changed'], [store], ({ CGO_IDs }) => bills !== undefined && CGO_IDs.includes(bills.orderId))
  const { drafts, localIssues, serverIssues } = validation
  const found = useMemo(
    () => runThrough(findingSteps(localIssues, serverIssues, drafts.length, true)),
    [localIssues, serverIssues, drafts.length],
  )
  return { store, validation, found, check }
}

/** The bills with the tables of codes; a table that cannot be loaded leaves its codes to the server's check. */
async function readChecked(api: ApiClient, id: number, signal: AbortSignal): Promise<OrderBills | null> {
  const [bills, knownCodes] = await Promise.all([readOrderBills(api, id, signal), loadKnownCodes(api).catch(() => undefined)])
  return bills && knownCodes ? { ...bills, known: knownCodes } : bills
}
