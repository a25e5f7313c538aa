import type { ApiClient } from '@jst/api-client'
import { siCombination, type SiRecord } from '@jst/contracts/si'
import type { CombinedOrder } from '@jst/si-drafts/allocation'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { combinableOrders, ruleSettings, type RuleSettings } from '@jst/si-drafts/rules'

/** The order and those that its drafts combine, as the server knows them: the facts for the rules of combining. */
export class CombinedOrders {
  /** Number of another order's bill that this one is part of. */
  mergedInto = ''
  /** Rule settings of the operator. */
  settings: RuleSettings | undefined = undefined
  private orderById: ReadonlyMap<number, CombinedOrder> = new Map()
  private requestedIds = ''
  private readonly api: ApiClient
  private readonly orderId: number
  private readonly drafts: () => readonly SiRecord[]

  constructor(api: ApiClient, orderId: number, drafts: () => readonly SiRecord[]) {
    this.api = api
    this.orderId = orderId
    this.drafts = drafts
    makeAutoObservable<this, 'orderById' | 'requestedIds' | 'api' | 'orderId' | 'drafts'>(this, {
      orderById: observableRef,
      settings: observableRef,
      requestedIds: false,
      api: false,
      orderId: false,
      drafts: false,
    })
  }

  /** Ids of the orders that the drafts combine, in one text. */
  get wanted(): string {
    const ids = this.drafts().flatMap(({ masterBills }) => masterBills.map(({ mergedOrderId }) => mergedOrderId))
    return [...new Set(ids)].filter((id) => id > 0 && id !== this.orderId).join(',')
  }
  /** Orders by id; undefined until the server has answered for all of them, so that incomplete data gives no findings. */
  get orders(): ReadonlyMap<number, CombinedOrder> | undefined {
    return this.orderById.has(this.orderId) && this.requestedIds === this.wanted ? this.orderById : undefined
  }
  /** Loaded containers of all orders of the drafts. */
  get loaded(): readonly CombinedOrder['containers'][number][] | undefined {
    return this.orders && [...this.orders.values()].flatMap(({ containers }) => containers)
  }

  /** Asks the server for the orders that the drafts combine now. */
  async read(): Promise<void> {
    const { wanted } = this
    const answer = await this.api.call(siCombination, { CGO_ID: this.orderId, ...(wanted && { Ids: wanted }) }).catch(() => undefined)
    if (!answer || wanted !== this.wanted) return
    runInAction(() => {
      this.requestedIds = wanted
      this.orderById = combinableOrders(answer.Orders)
      this.mergedInto = answer.MergedInto
      this.settings = ruleSettings(answer.Rules)
    })
  }
}
