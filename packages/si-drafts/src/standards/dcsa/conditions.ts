import { recordFields } from '@jst/contracts/si/data'
import type { Losses } from '../loss.ts'
import { texts } from '../texts.ts'
import { attributeNames } from './attributes.texts.ts'
import type { DcsaShippingInstructions } from './payload.ts'
import { listOf, objectOf, type Json } from './tracked.ts'

type Node = Record<string, unknown>

/** Removes carried values that do not fit the present kind of bill, and reports each. */
export function pruneCarried(payload: DcsaShippingInstructions, losses: Losses): void {
  const electronicBill = payload.isElectronic && payload.transportDocumentTypeCode === 'BOL'
  const document = payload as unknown as Node
  const drop = (node: Node, name: string, path: string) => {
    if (node[name] === undefined) return
    losses.add('lost', path, attributeNames[name] ?? name, texts.dcsa.otherKind, node[name])
    delete node[name]
  }
  const { issueTo } = document.documentParties as Node
  if (!electronicBill) {
    if (typeof issueTo === 'object' && issueTo !== null) drop(issueTo as Node, 'sendToPlatform', 'documentParties.issueTo.sendToPlatform')
    if (!payload.isElectronic)
      for (const [role, party] of Object.entries(payload.documentParties))
        if (!Array.isArray(party)) drop(party as Node, 'eblPlatform', `documentParties.${role}.eblPlatform`)
  }
  const names = ['numberOfOriginalsWithCharges', 'numberOfOriginalsWithoutCharges'] as const
  const sum = names.reduce((total, name) => total + (payload[name] ?? 0), 0)
  if (payload.transportDocumentTypeCode === 'SWB' || (electronicBill && sum > 1)) for (const name of names) drop(document, name, name)
}

/** Adds losses for conditional elements of the standard that neither the record nor its carried values contain. */
export function conditionLosses(payload: DcsaShippingInstructions, losses: Losses): void {
  const document = payload as unknown as Json
  const issueTo = objectOf(objectOf(document.documentParties).issueTo)
  if (payload.isElectronic && payload.transportDocumentTypeCode === 'BOL' && issueTo.sendToPlatform === undefined)
    losses.add('check', 'documentParties.issueTo.sendToPlatform', recordFields.signingMethod.zh, texts.dcsa.platform, 'EBL')
  const filings = listOf(document.advanceManifestFilings).map(objectOf)
  const missing = (path: string, name: string) =>
    losses.add('missing', path, attributeNames[name] ?? name, texts.needed(attributeNames[name] ?? name))
  filings.forEach((filing, index) => {
    const self = filing.advanceManifestFilingsHouseBLPerformedBy === 'SELF'
    const at = `advanceManifestFilings[${index}]`
    if (self && /^AC[EI]$/.test(String(filing.manifestTypeCode)) && filing.selfFilerCode === undefined)
      missing(`${at}.selfFilerCode`, 'selfFilerCode')
    if (self && filing.manifestTypeCode === 'ENS' && filing.identificationNumber === undefined)
      missing(`${at}.identificationNumber`, 'identificationNumber')
  })
  const ens = filings.some(({ manifestTypeCode }) => manifestTypeCode === 'ENS')
  if (ens && document.isHouseBillOfLadingsIssued === undefined) missing('isHouseBillOfLadingsIssued', 'isHouseBillOfLadingsIssued')
  const byCarrier = filings.some(
    ({ manifestTypeCode, advanceManifestFilingsHouseBLPerformedBy: by }) => manifestTypeCode === 'ENS' && by === 'CARRIER',
  )
  const parties = objectOf(document.documentParties)
  if (payload.isCargoDeliveredInICS2Zone && byCarrier && document.isHouseBillOfLadingsIssued === false)
    for (const role of ['buyer', 'seller']) if (parties[role] === undefined) missing(`documentParties.${role}`, role)
}
