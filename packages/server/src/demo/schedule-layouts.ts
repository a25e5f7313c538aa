import { scheduleFile } from '@jst/contracts/schedules'
import { layoutOf } from '../entity-kit/index.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { demoCompanies } from './accounts.ts'

const layouts = [
  {
    name: '东方海外周班船期',
    columns: {
      'Vessel Name': 'Vessel',
      'Voyage No.': 'VoyageNo',
      'Service Loop': 'ServiceCode',
      'Call Port': 'PortCode',
      Berth: 'TerminalCode',
      ETB: 'PlannedArrival',
      ETD: 'PlannedDeparture',
    },
    more: {
      CarrierCode: 'OOCL',
      Cutoffs: [
        { Code: 'DCO', Weekday: 2, Time: '12:00' },
        { Code: 'FCO', Weekday: 3, Time: '18:00' },
      ],
    },
  },
  {
    name: '中远海运长期船期',
    columns: {
      承运船公司: 'CarrierCode',
      航线: 'ServiceCode',
      大船船名: 'Vessel',
      航次: 'VoyageNo',
      挂靠港口: 'PortCode',
      预抵: 'PlannedArrival',
      预离: 'PlannedDeparture',
      截单时间: 'DCO',
      备注: '',
    },
    more: {},
  },
]

/** Layouts of the schedule files that the operator gets. */
export async function seedScheduleLayouts(tx: Queryable): Promise<void> {
  for (const { name, columns, more } of layouts)
    await tx.query(
      `insert into entity_heading (company_id, kind, layout, fields, headings, name, more) 
        select id, $2, $3, $4, $5, $6, $7 from company where code = $1
        on conflict do nothing`,
      [
        demoCompanies.operator.code,
        scheduleFile.kind,
        layoutOf(Object.keys(columns)),
        Object.values(columns),
        Object.keys(columns),
        name,
        JSON.stringify(more),
      ],
    )
}
