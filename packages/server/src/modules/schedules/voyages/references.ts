import type { CallInput, VoyageInput } from '@jst/contracts/schedules'
import { ruleProblem } from '@jst/contracts/entity'
import type { Issue } from '@jst/contracts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { ReferenceLookup } from '../../../entity-kit/index.ts'
import { texts } from '../schedules.texts.ts'

interface Terminal {
  code: string
  port: string
}

/** The voyage with codes in place of what people call things, and what of it is unknown. */
export async function resolveCodes(
  db: Queryable,
  actor: EmployeeActor,
  voyage: VoyageInput,
): Promise<{ voyage: VoyageInput; issues: Issue[] }> {
  const lookup = await ReferenceLookup.of(db, actor, ['carrier', 'port', 'terminal'])
  const issues: Issue[] = []
  const wrong = (Path: string, Label: string, Message: string) => issues.push({ Severity: 'ERROR', Code: 'INVALID', Path, Label, Message })
  const find = (kind: string, text: string, path: string, label: string, missing: string) => {
    if (text.trim() === '') wrong(path, label, missing)
    const code = text.trim() === '' ? '' : lookup.find(kind, text)
    if (code === undefined) wrong(path, label, texts.unknown(label, text.slice(0, 40)))
    return code ?? text
  }
  const CarrierCode = find('carrier', voyage.CarrierCode, 'CarrierCode', texts.labels.carrier, texts.carrierMissing)
  const calls: CallInput[] = voyage.Calls.map((call, at) => ({
    ...call,
    PortCode: find('port', call.PortCode, `Calls[${at}].PortCode`, texts.labels.port, texts.portMissing),
    TerminalCode:
      call.TerminalCode === '' ? '' : find('terminal', call.TerminalCode, `Calls[${at}].TerminalCode`, texts.labels.terminal, ''),
    ReplacedPort:
      call.ReplacedPort === '' ? '' : find('port', call.ReplacedPort, `Calls[${at}].ReplacedPort`, texts.labels.replacedPort, ''),
  }))
  const ports = await portsOfTerminals(
    db,
    calls.map(({ TerminalCode }) => TerminalCode),
  )
  for (const [at, { PortCode, TerminalCode }] of calls.entries()) {
    const there = ports.get(TerminalCode)
    if (there && there !== PortCode)
      wrong(`Calls[${at}].TerminalCode`, texts.labels.terminal, texts.terminalElsewhere(TerminalCode, PortCode))
  }
  if (voyage.Vessel.trim() === '') wrong('Vessel', texts.labels.vessel, texts.vesselMissing)
  if (voyage.VoyageNo.trim() === '') wrong('VoyageNo', texts.labels.voyage, texts.voyageMissing)
  const imo = ruleProblem('imo', voyage.Imo)
  if (imo) wrong('Imo', 'IMO', imo)
  const trimmed = {
    Vessel: voyage.Vessel.trim(),
    VoyageNo: voyage.VoyageNo.trim().toUpperCase(),
    ServiceCode: voyage.ServiceCode.trim().toUpperCase(),
  }
  return { voyage: { ...voyage, ...trimmed, CarrierCode, Calls: calls }, issues }
}

async function portsOfTerminals(db: Queryable, codes: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(codes)].filter((code) => code !== '')
  if (wanted.length === 0) return new Map()
  const rows = await db.query<Terminal>('select code, port_code as port from m_terminal where code = any($1) and removed_at is null', [
    wanted,
  ])
  return new Map(rows.map(({ code, port }) => [code, port]))
}
