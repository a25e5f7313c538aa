import { isIP } from 'node:net'
import path from 'node:path'
import { leastAuditMonths, defaultRetentionMonths, type RetentionMonths } from './kernel/retention/retention-months.ts'
import type { SecondReaderSettings } from './kernel/net/second-reader.ts'
import type { MailSettings } from './kernel/process/surroundings.ts'
import type { AccountSettings } from './kernel/access/account-settings.ts'
import { wantsTraces } from './kernel/telemetry/traces.ts'
import { StartupError } from './startup-error.ts'
import { texts } from './server.texts.ts'

export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** Undefined: the embedded database. */
  readonly databaseUrl: string | undefined
  /** `databaseUrl` is the address of a pooler by transactions, this is the one of PostgreSQL behind it, for what needs a session. */
  readonly databaseDirectUrl?: string | undefined
  /** A standby of the database, which answers lists and exports; undefined: the database answers all. */
  readonly databaseReadUrl?: string | undefined
  /** Redis or Valkey that carries messages between processes and counts limits for all; undefined: PostgreSQL carries, each process counts by itself. */
  readonly busUrl?: string | undefined
  /** A bucket for files; undefined: they lie in `dataDir`. */
  readonly filesUrl?: string | undefined
  /** The path at which the proxy before the server leads to the bucket: it sends what is downloaded. `/bucket/` */
  readonly filesProxy?: string | undefined
  readonly demo: boolean
  /** Origins from which browsers may call, besides the server's own: `https://a.example`. */
  readonly publicOrigins: readonly string[]
  /** Sites of others that 外部链接 may frame: `https://a.example`. */
  readonly webViewOrigins?: readonly string[]
  readonly logLevel: string
  /** Undefined: no metrics. */
  readonly metricsPort: number | undefined
  /** They tell of the inside of the platform: the loopback address unless a collector elsewhere reads them. */
  readonly metricsHost?: string
  /** Proxies whose X-Forwarded-For is believed: addresses, networks, or names of `namedNetworks`. Empty: none. */
  readonly trustedProxies?: readonly string[]
  /** A receiver of traces is named by the standard variables of OpenTelemetry. */
  readonly traced?: boolean
  /** Calls per minute of one user or address; 0 for no limit. */
  readonly callsPerMinute: number
  /** Ways to sign in that need something outside; undefined: none. */
  readonly account?: AccountSettings
  /** Undefined: mails wait in the outbox. */
  readonly mail?: MailSettings | undefined
  /** Address of clamd; undefined: files are not scanned for viruses. */
  readonly scanner?: string | undefined
  /** Endpoints of carriers may lie in the own network. */
  readonly innerEndpoints?: boolean
  /** A second reader of pasted texts; undefined: none, and no text leaves the platform. */
  readonly secondReader?: SecondReaderSettings | undefined
  /** For how long the audit log and messages are kept. */
  readonly retentionMonths?: RetentionMonths
}

const mostMonths = 1_200
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * Reads the environment: PORT HOST DATA_DIR DATABASE_URL DATABASE_DIRECT_URL DATABASE_READ_URL BUS_URL FILES_URL FILES_PROXY DEMO
 * PUBLIC_ORIGIN LOG_LEVEL METRICS_PORT METRICS_HOST TRUSTED_PROXIES RATE_LIMIT OTEL_EXPORTER_OTLP_ENDPOINT CLAMD_ADDRESS
 * INNER_ENDPOINTS AUDIT_MONTHS MESSAGE_MONTHS WEB_VIEW_ORIGINS SECRET_KEY SMTP_URL MAIL_FROM SMS_WEBHOOK_URL SMS_WEBHOOK_SECRET
 * WECHAT_APP_ID WECHAT_APP_SECRET WECHAT_OPEN_URL WECHAT_API_URL READER_URL READER_MODEL READER_KEY.
 * @throws StartupError that names every wrong value at once.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const wrong: string[] = []
  const value = (name: string) => env[name]?.trim() || undefined
  const integer = (name: string, fallback: number | undefined, most: number) => {
    const text = value(name)
    if (text === undefined) return fallback
    if (/^\d+$/.test(text) && Number(text) <= most) return Number(text)
    wrong.push(texts.config.integer(name, most, text))
    return fallback
  }
  const originsOf = (name: string, allowed: (origin: string) => boolean) => {
    const origins = (value(name) ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean)
    for (const origin of origins) if (originOf(origin) !== origin || !allowed(origin)) wrong.push(texts.config.origin(name, origin))
    return origins
  }
  const origins = originsOf('PUBLIC_ORIGIN', () => true)
  // a page of our own in a frame would run as ours
  const webViewOrigins = originsOf('WEB_VIEW_ORIGINS', (origin) => /^https?:/.test(origin) && !origins.includes(origin))
  const database = (name: string) => {
    const url = value(name)
    if (url && !/^postgres(ql)?:\/\//.test(url)) wrong.push(texts.config.databaseUrl(name))
    return url
  }
  const [databaseUrl, databaseDirectUrl] = [database('DATABASE_URL'), database('DATABASE_DIRECT_URL')]
  if (databaseDirectUrl && !databaseUrl) wrong.push(texts.config.directAlone)
  const databaseReadUrl = database('DATABASE_READ_URL')
  if (databaseReadUrl && !databaseUrl) wrong.push(texts.config.readAlone)
  const busUrl = value('BUS_URL')
  if (busUrl && !(URL.canParse(busUrl) && /^rediss?:$/.test(new URL(busUrl).protocol))) wrong.push(texts.config.busUrl)
  const filesUrl = value('FILES_URL')
  if (filesUrl && !/^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[^?#]*)?(\?.*)?$/.test(filesUrl)) wrong.push(texts.config.filesUrl)
  const filesProxy = value('FILES_PROXY')
  if (filesProxy && !(filesUrl && /^(\/[\w-]+)+\/$/.test(filesProxy))) wrong.push(texts.config.filesProxy)
  const logLevel = value('LOG_LEVEL') ?? 'info'
  if (!logLevels.includes(logLevel)) wrong.push(texts.config.logLevel(logLevels.join('、'), logLevel))
  const scanner = value('CLAMD_ADDRESS')
  if (scanner !== undefined && !/^(\/.+|[^\s/:]+:\d{1,5})$/.test(scanner)) wrong.push(texts.config.scanner(scanner))
  const retentionMonths = {
    audit: integer('AUDIT_MONTHS', defaultRetentionMonths.audit, mostMonths)!,
    message: integer('MESSAGE_MONTHS', defaultRetentionMonths.message, mostMonths)!,
  }
  if (retentionMonths.audit > 0 && retentionMonths.audit < leastAuditMonths)
    wrong.push(texts.config.auditMonths(leastAuditMonths, retentionMonths.audit))
  const config: Config = {
    port: integer('PORT', 8080, 65_535)!,
    host: value('HOST') ?? '127.0.0.1',
    dataDir: path.resolve(value('DATA_DIR') ?? './.data'),
    databaseUrl,
    databaseDirectUrl,
    databaseReadUrl,
    busUrl,
    filesUrl,
    filesProxy,
    demo: value('DEMO') === '1',
    publicOrigins: origins,
    webViewOrigins,
    logLevel,
    metricsPort: integer('METRICS_PORT', undefined, 65_535),
    metricsHost: value('METRICS_HOST') ?? '127.0.0.1',
    trustedProxies: readProxies(value('TRUSTED_PROXIES'), wrong),
    traced: wantsTraces(env),
    callsPerMinute: integer('RATE_LIMIT', 6_000, 10_000_000)!,
    account: readAccount(value, wrong),
    mail: readMail(value, wrong),
    scanner,
    innerEndpoints: value('INNER_ENDPOINTS') === '1',
    secondReader: readSecondReader(value, wrong),
    retentionMonths,
  }
  if (wrong.length > 0) throw new StartupError(texts.config.wrong(wrong.map((line) => `  · ${line}`).join('\n')))
  return config
}

function readSecondReader(value: (name: string) => string | undefined, wrong: string[]): SecondReaderSettings | undefined {
  const [url, model, key] = [value('READER_URL'), value('READER_MODEL'), value('READER_KEY')]
  if (!url) {
    if (model ?? key) wrong.push(texts.config.readerAlone)
    return undefined
  }
  if (!(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) || !model) wrong.push(texts.config.readerUrl)
  return { url, model: model ?? '', key }
}

/** Networks that have a name: this machine, addresses of a link, private networks. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

/** `none` for a server that visitors reach without a proxy. */
function readProxies(text: string | undefined, wrong: string[]): readonly string[] {
  if (text === undefined) return ['loopback']
  if (text === 'none') return []
  const proxies = text.split(',').map((one) => one.trim())
  for (const proxy of proxies) if (!namedNetworks.includes(proxy) && !isNetwork(proxy)) wrong.push(texts.config.proxies(proxy))
  return proxies
}

/** An address, or one with the length of its prefix: `10.0.0.0/8`. A network of all addresses would believe everybody. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) > 0 && Number(length) <= (family === 4 ? 32 : 128))
}

/** One address, alone or behind a name; nothing that could begin another header. */
const sender = /^(?:[^<>@"\\\r\n]{1,60} <([^\s<>@]+@[^\s<>@]+)>|[^\s<>@]+@[^\s<>@]+)$/

function readMail(value: (name: string) => string | undefined, wrong: string[]): MailSettings | undefined {
  const [url, from] = [value('SMTP_URL'), value('MAIL_FROM')]
  if (url === undefined && from === undefined) return undefined
  if (url === undefined || from === undefined) return void wrong.push(texts.config.mail)
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || new URL(url).hostname === '') wrong.push(texts.config.smtpUrl)
  if (!sender.test(from)) wrong.push(texts.config.mailFrom(from))
  return { url, from }
}

function readAccount(value: (name: string) => string | undefined, wrong: string[]): AccountSettings {
  const address = (name: string) => {
    const text = value(name)
    if (text !== undefined && !/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')) wrong.push(texts.config.url(name, text))
    return text?.replace(/(?<!\/)\/+$/, '')
  }
  const secretKey = value('SECRET_KEY')
  if (secretKey !== undefined && secretKey.length < 32) wrong.push(texts.config.secretKey)
  const smsUrl = address('SMS_WEBHOOK_URL')
  const [appId, secret] = [value('WECHAT_APP_ID'), value('WECHAT_APP_SECRET')]
  if ((appId === undefined) !== (secret === undefined)) wrong.push(texts.config.weChat)
  const openUrl = address('WECHAT_OPEN_URL') ?? 'https://open.weixin.qq.com'
  const apiUrl = address('WECHAT_API_URL') ?? 'https://api.weixin.qq.com'
  return {
    secretKey,
    sms: smsUrl === undefined ? undefined : { url: smsUrl, secret: value('SMS_WEBHOOK_SECRET') },
    weChat: appId !== undefined && secret !== undefined ? { appId, secret, openUrl, apiUrl } : undefined,
  }
}

function originOf(text: string): string | undefined {
  try {
    return new URL(text).origin
  } catch {
    return undefined
  }
}
