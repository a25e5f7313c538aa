import type { ButtonPermission } from '../../may.ts'
import type { SensitiveField } from '../../system/field-rights.ts'

/**
 * How a message leaves: by the outbox, as a file that a person sends, by a request to the partner's interface, by a person alone, or to a simulated
 * partner that answers by a rule.
 */
export type ChannelMeans = 'mail' | 'file' | 'http' | 'manual' | 'simulator'
/** A way that a channel can be set to. Two ways may use the same means with different formats. */
export interface ChannelWay {
  readonly zh: string
  readonly en: string
  readonly by: ChannelMeans
}
export interface Named {
  readonly zh: string
  readonly en: string
}

/** Buttons of the messages of a kind. Each call of the part asks one of them. */
export interface ChannelButtons {
  readonly send: ButtonPermission
  readonly download: ButtonPermission
  /** Send again, give up, note as sent. */
  readonly resend: ButtonPermission
  /** Enter, link and file an answer. */
  readonly answer: ButtonPermission
  /** Apply an answer to its record. */
  readonly apply: ButtonPermission
  readonly test: ButtonPermission
  readonly secret: ButtonPermission
}

/** A kind of document that is sent to partners, whose answers are read, matched and applied. */
export interface ChannelsFacts {
  /** Types of messages out. */
  readonly types: Readonly<Record<string, Named>>
  readonly ways: Readonly<Record<string, ChannelWay>>
  /**
   * A record may send its next message before the partner has answered. Only a message that has not left yet stops the next one, and each message
   * keeps what it told. Without it a record waits for its answer.
   */
  readonly followsOn?: true
  /** Menu entries that open the log. */
  readonly reads: readonly [string, ...string[]]
  readonly buttons: ChannelButtons
  /** Roles that may not see this field see no text of a message. */
  readonly hides?: { readonly field: SensitiveField; readonly zh: string }
  /** Events of the timeline. */
  readonly events: { readonly sent: string; readonly answered: string; readonly failed: string }
  readonly words: {
    /** The other side: 船公司. */
    readonly partner: string
    /** The business: 订舱. */
    readonly subject: string
    /** Applying an answer: 放舱. */
    readonly apply: string
    /** Where the log and the settings are found. */
    readonly log: string
    readonly settings: string
    /** A text that no reader of the kind knows. */
    readonly notRead: string
    /** A change cannot be sent while the partner has given no number. */
    readonly noReference: string
  }
}

/** Attempts after the first, and seconds before the second attempt; each later pause is twice as long. */
export const channelRetries = { retries: 4, backoff: 30 } as const
