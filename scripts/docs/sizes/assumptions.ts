// Assumed amounts of data of 50,000 people in three years. Change a number here and run npm run docs.

import { boxGroups } from './box-groups.ts'

/** The platform that the page counts for. */
const people = 50_000
const operators = 400
const customers = 15_000
/** Working days of three years, and of the half year, two years and month for which some things are kept. */
const [days, halfYear, twoYears, month] = [750, 125, 500, 21]
const bookingsADay = 20_000

export const assumptions: readonly string[] = [
  '50,000 people: 20,000 of 400 forwarders, 30,000 of 15,000 customers. 250 working days a year.',
  '20,000 bookings a day: one for each of the forwarders’ people. Each has one order, one shipping instruction with three versions, 12 entries, 4 files.',
  'Each person writes ten things a day into the audit log, gets two messages, and signs in once.',
  'A forwarder keeps 20,000 rates, which change ten times, answers 30 inquiries by quotations a day and looks 300 times a day for rates.',
  'What jobs remove counts for as long as it is kept; the audit log is kept for three years, messages for two.',
]

/** Where rows of a table go in Citus. `home`: by the forwarder; `reference`: whole, to every node; `local`: the coordinator alone. */
type Place = 'home' | 'reference' | 'local'

export interface Group {
  readonly tables: readonly string[]
  readonly rows: number
  /** Where the number comes from. */
  readonly because: string
  readonly place: Place
  /** Of tables that have neither company_id nor operator_id: what tells the company. */
  readonly by?: string
  readonly parts?: string
}

const bookings = bookingsADay * days
const rates = operators * 20_000
const quotations = operators * 30 * days

export const groups: readonly Group[] = [
  { tables: ['audit_log'], rows: people * 10 * days, because: '10 a person and day', place: 'home', parts: 'months, kept for 36' },
  { tables: ['message'], rows: people * 2 * twoYears, because: '2 a person and day', place: 'home', parts: 'quarters, kept for 24 months' },
  { tables: ['document_entry'], rows: bookings * 12, because: '12 a booking', place: 'home', parts: 'years, never dropped' },
  { tables: ['booking'], rows: bookings, because: '20,000 a day', place: 'home' },
  { tables: ['cargo_order'], rows: bookings, because: 'one a booking', place: 'home' },
  { tables: ['cargo_order_box', 'si_container', 'si_line', 'document_charge'], rows: bookings * 3, because: '3 a booking', place: 'home' },
  { tables: ['si_record', 'si_draft_set', 'si_master_bill'], rows: bookings, because: 'one a booking', place: 'home' },
  { tables: ['si_version'], rows: bookings * 3, because: '3 a shipping instruction', place: 'home' },
  { tables: ['document_party', 'document_follower'], rows: bookings * 3, because: '3 a booking', place: 'home' },
  ...boxGroups({ bookings, operators, twoYears }),
  { tables: ['document_file'], rows: bookings * 4, because: '4 a booking', place: 'home' },
  {
    tables: ['blob'],
    rows: bookings * 3,
    because: 'files with the same content share one',
    place: 'local',
    by: 'by its hash; shared by all',
  },
  { tables: ['booking_message'], rows: bookings * 4, because: '4 a booking', place: 'home' },
  { tables: ['booking_price', 'booking_request', 'document_print'], rows: bookings, because: 'one a booking', place: 'home' },
  {
    tables: ['booking_third', 'booking_upload', 'late_request', 'credit_release', 'order_combination'],
    rows: bookings / 20,
    because: 'one of 20 bookings',
    place: 'home',
  },
  { tables: ['freight_rate', 'freight_rate_recency', 'freight_rate_words'], rows: rates, because: '20,000 a forwarder', place: 'home' },
  { tables: ['freight_rate_version'], rows: rates * 10, because: '10 a rate', place: 'home' },
  { tables: ['freight_rate_surcharge'], rows: rates * 3, because: '3 a rate', place: 'home' },
  { tables: ['freight_rate_barge'], rows: rates / 10, because: 'one of ten rates', place: 'home' },
  { tables: ['freight_batch'], rows: operators * 2 * days, because: '2 a forwarder and day', place: 'home' },
  { tables: ['freight_batch_rate'], rows: operators * 2 * days * 200, because: '200 a batch', place: 'home' },
  { tables: ['freight_query'], rows: operators * 300 * days, because: '300 a forwarder and day', place: 'home' },
  { tables: ['freight_lane_index'], rows: operators * 200 * 36, because: '200 lanes a forwarder and month', place: 'home' },
  { tables: ['freight_push', 'rate_inquiry'], rows: operators * 10 * days, because: '10 a forwarder and day', place: 'home' },
  { tables: ['freight_reading', 'freight_reading_habit'], rows: operators * 1_000, because: '1,000 a forwarder', place: 'home' },
  {
    tables: ['lcl_rate', 'lcl_rate_destination', 'lcl_rate_local', 'lcl_rate_tier', 'lcl_coload'],
    rows: operators * 2_000,
    because: '2,000 a forwarder',
    place: 'home',
  },
  {
    tables: ['freight_channel', 'freight_subscription', 'freight_subscription_term'],
    rows: operators * 50,
    because: '50 a forwarder',
    place: 'home',
  },
  { tables: ['freight_subscription_use'], rows: operators * 50 * days, because: '50 a forwarder and day', place: 'home' },
  {
    tables: [
      'freight_customer_level',
      'freight_expiry_alert',
      'freight_filed_range',
      'freight_level_customer',
      'freight_margin_floor',
      'freight_markup_rule',
      'freight_sales_rule',
      'freight_setting',
      'freight_surcharge_template',
      'freight_surcharge_template_line',
    ],
    rows: operators * 200,
    because: '200 a forwarder',
    place: 'home',
  },
  { tables: ['quotation'], rows: quotations, because: '30 a forwarder and day', place: 'home' },
  { tables: ['quotation_option'], rows: quotations * 3, because: '3 a quotation', place: 'home' },
  { tables: ['quotation_link', 'quotation_sent'], rows: quotations, because: 'one a quotation', place: 'home' },
  {
    tables: ['customer', 'shipping_party', 'partner_contact', 'partner_address', 'partner_staff'],
    rows: operators * 500,
    because: '500 a forwarder',
    place: 'home',
  },
  {
    tables: ['provider', 'partner_bank', 'partner_handover', 'party_pick'],
    rows: operators * 200,
    because: '200 a forwarder',
    place: 'home',
  },
  { tables: ['credit_application', 'credit_rule', 'credit_term'], rows: operators * 300, because: '300 a forwarder', place: 'home' },
  {
    tables: ['approval_round', 'approval_step', 'approval_seat', 'approval_vote'],
    rows: quotations / 10,
    because: 'one of ten quotations',
    place: 'home',
  },
  { tables: ['approval_rule', 'approval_delegation'], rows: operators * 20, because: '20 a forwarder', place: 'home' },
  { tables: ['voyage'], rows: operators * 5_000, because: '5,000 a forwarder', place: 'home' },
  { tables: ['port_call'], rows: operators * 40_000, because: '8 a voyage', place: 'home' },
  {
    tables: ['service_rotation', 'voyage_notice', 'voyage_import', 'voyage_import_line'],
    rows: operators * 1_000,
    because: '1,000 a forwarder',
    place: 'home',
  },
  { tables: ['exchange_rate'], rows: operators * 5 * days, because: '5 a forwarder and day', place: 'home' },
  { tables: ['entity_import', 'export_file'], rows: operators * 10 * month, because: '10 a forwarder and day, a month', place: 'home' },
  { tables: ['entity_import_line'], rows: operators * 10 * month * 100, because: '100 an import', place: 'home' },
  {
    tables: ['entity_alias', 'entity_heading', 'entity_meaning', 'entity_override', 'entity_unmatched', 'starred_code', 'code_relation'],
    rows: operators * 500,
    because: '500 a forwarder',
    place: 'home',
  },
  { tables: ['document_draft', 'document_claim', 'document_upload'], rows: people * 3, because: '3 a person at any time', place: 'home' },
  {
    tables: ['document_number', 'document_number_rule', 'cargo_order_total'],
    rows: operators * 1_000,
    because: '1,000 a forwarder',
    place: 'home',
  },
  {
    tables: ['stored_file', 'si_template', 'booking_template', 'favourite', 'list_setting', 'list_view', 'user_card'],
    rows: people * 5,
    because: '5 a person',
    place: 'home',
  },
  { tables: ['global_message', 'company_robot', 'booking_channel'], rows: operators * 50, because: '50 a forwarder', place: 'home' },
  {
    tables: [
      'portal_announcement',
      'portal_download',
      'portal_inquiry',
      'portal_job',
      'portal_letter',
      'portal_live',
      'portal_news',
      'portal_office',
      'portal_part',
      'portal_part_editor',
      'portal_picture',
      'portal_recommended_freight_dms',
      'portal_recommended_port',
      'portal_service',
      'portal_ship_table',
      'portal_site',
      'portal_version',
    ],
    rows: operators * 100,
    because: '100 a forwarder',
    place: 'home',
  },
  { tables: ['portal_visit'], rows: operators * 1_000, because: 'visitors of the last hours', place: 'home' },
  { tables: ['notice_mail'], rows: (people * halfYear) / 4, because: 'one a person and four days, half a year', place: 'home' },
  {
    tables: ['notice_mail_file', 'notice_outbox'],
    rows: people * 2 * month,
    because: 'a month',
    place: 'home',
    by: 'by their mail and receiver',
  },
  { tables: ['job_run'], rows: operators * 100 * month, because: '100 a forwarder and day, a month', place: 'home' },
  { tables: ['company'], rows: operators + customers, because: 'all of them', place: 'reference', by: 'every other table points to it' },
  {
    tables: [
      'company_application',
      'company_bind',
      'company_finance',
      'company_frame',
      'company_mark',
      'company_version',
      'department',
      'role',
    ],
    rows: customers * 5,
    because: '5 a company',
    place: 'home',
  },
  { tables: ['company_application_event'], rows: customers * 5, because: '5 a company', place: 'home', by: 'by its application' },
  { tables: ['employee'], rows: people, because: 'one a person', place: 'home' },
  {
    tables: ['employee_role', 'role_menu', 'role_permission_item'],
    rows: people * 4,
    because: '4 a person',
    place: 'home',
    by: 'by employee or role',
  },
  {
    tables: ['app_user', 'user_display', 'user_recovery_code', 'user_two_step', 'user_wechat', 'notice_rule'],
    rows: people * 3,
    because: '3 a person',
    place: 'local',
    by: 'people are in several companies',
  },
  { tables: ['session'], rows: people * month * 2, because: '2 a person and day, a month', place: 'local', by: 'found by its token' },
  {
    tables: ['login_log'],
    rows: people * halfYear,
    because: 'one a person and day, half a year',
    place: 'local',
    by: 'written before the company is known',
  },
  {
    tables: ['idempotency_key', 'job_effect', 'bus_message', 'mobile_code', 'sign_in_failure', 'sign_in_ticket'],
    rows: people * 10,
    because: 'a day or two',
    place: 'local',
    by: 'of nobody’s company',
  },
  {
    tables: [
      'm_bill_code',
      'm_book_code',
      'm_carrier',
      'm_charge',
      'm_currency',
      'm_lane',
      'm_order_agency',
      'm_port',
      'm_rate_carrier',
      'm_rate_lane',
      'm_rate_port',
      'm_rate_terminal',
      'm_service',
      'm_ship_agency',
      'm_surcharge_type',
      'm_terminal',
      'm_vessel',
      'code_entry',
      'code_group',
    ],
    rows: 20_000,
    because: 'some thousands, and what companies add',
    place: 'reference',
  },
  {
    tables: ['menu', 'si_number', 'si_rule', 'reference_load', 'demo_seed', 'schema_migration', 'write_probe'],
    rows: 1_000,
    because: 'hundreds',
    place: 'reference',
    by: 'of the platform',
  },
]
