import { textField } from '../../entity/common-fields.ts'
import { importCalls } from '../../entity/import-calls.ts'
import { defineEntity } from '../../entity/fields.ts'
import { cutoffCodes, cutoffTable } from '../states.ts'
import { cutoffHeadings } from '../vocabulary.ts'
import { longTermPath } from './paths.ts'

const timeField = (key: string, zh: string, en: string, aliases: readonly string[]) =>
  textField(key, zh, en, 30, { aliases, moment: 'port' })

/** A schedule file: one row per call, rows of a voyage together and in order. Times are those of the port, `2026-12-01 14:00`. */
export const scheduleFile = defineEntity({
  name: 'VoyageFile',
  kind: 'voyage',
  table: 'voyage',
  zh: '船期',
  path: longTermPath,
  fields: [
    {
      key: 'VoyageNo',
      kind: 'code',
      zh: '航次',
      en: 'Voyage',
      aliases: ['航次号', 'Voyage No', 'VOY', 'VOY.'],
      max: 20,
      required: true,
      upper: true,
    },
    { key: 'Vessel', kind: 'text', zh: '船名', en: 'Vessel', aliases: ['船舶', 'Vessel Name', 'VSL'], max: 60, required: true },
    { key: 'CarrierCode', kind: 'reference', zh: '船公司', en: 'Carrier', aliases: ['承运人', 'Line'], to: 'carrier', required: true },
    { key: 'ServiceCode', kind: 'code', zh: '航线代码', en: 'Service', aliases: ['航线', 'Loop'], max: 20, upper: true },
    { key: 'Imo', kind: 'code', zh: 'IMO', en: 'IMO No', aliases: ['IMO编号'], max: 7, rule: 'imo' },
    { key: 'PortCode', kind: 'reference', zh: '港口', en: 'Port', aliases: ['挂靠港', 'Port of Call'], to: 'port', required: true },
    { key: 'TerminalCode', kind: 'reference', zh: '码头', en: 'Terminal', aliases: ['港区'], to: 'terminal' },
    timeField('PlannedArrival', '计划到港', 'ETA', ['到港时间', 'PTA', '计划到港时间']),
    timeField('PlannedDeparture', '计划离港', 'ETD', ['开航时间', '离港时间', 'PTD', '计划离港时间']),
    timeField('EstimatedArrival', '预计到港', 'Estimated Arrival', ['最新 ETA']),
    timeField('EstimatedDeparture', '预计离港', 'Estimated Departure', ['最新 ETD']),
    timeField('ActualArrival', '实际到港', 'ATA', ['实际到港时间']),
    timeField('ActualDeparture', '实际离港', 'ATD', ['实际离港时间']),
    ...cutoffCodes.map((code) =>
      timeField(code, cutoffTable[code].zh, code, [`${cutoffTable[code].zh}时间`, ...(cutoffHeadings[code] ?? [])]),
    ),
  ],
})

const { saveMeanings: _, ...calls } = importCalls(scheduleFile)
/** Planned first, then run, and taken back as a whole: as every import (entity kit). */
export const scheduleImport = calls
