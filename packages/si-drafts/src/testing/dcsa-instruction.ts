/** A JSON object of the standard. */
export type Json = Record<string, unknown>

/** A consignment item of garden chairs; `cargo` are its cargo items, one box each. */
export const item = (overrides: Json = {}, cargo: Json[] = [{}]): Json => ({
  carrierBookingReference: 'NGB26010001',
  descriptionOfGoods: ['Garden chairs of aluminium'],
  HSCodes: ['940179'],
  cargoItems: cargo.map((one) => ({
    equipmentReference: 'CSQU3054383',
    cargoGrossWeight: { value: 8_400, unit: 'KGM' },
    outerPackaging: { description: 'Cartons', numberOfPackages: 700 },
    ...one,
  })),
  ...overrides,
})
/** A utilized transport equipment with one seal. */
export const box = (equipmentReference = 'CSQU3054383', overrides: Json = {}): Json => ({
  isShipperOwned: false,
  equipmentReference,
  seals: [{ number: 'SL20117' }],
  ...overrides,
})
/** A shipping instruction as a forwarder's system would send it. */
export const instruction = (overrides: Json = {}): Json => ({
  transportDocumentTypeCode: 'SWB',
  isElectronic: true,
  isToOrder: false,
  freightPaymentTermCode: 'PRE',
  isShippedOnBoardType: true,
  isCargoDeliveredInICS2Zone: false,
  partyContactDetails: [{ name: 'Ningbo Garden Co', email: 'docs@garden.example' }],
  documentParties: {
    shipper: { partyName: 'Ningbo Garden Co', displayedAddress: ['8 Beilun Road', 'Ningbo, China'] },
    consignee: { partyName: 'Patio Imports', displayedAddress: ['1 Harbour Street', 'Sydney, Australia'] },
  },
  consignmentItems: [item()],
  utilizedTransportEquipments: [box()],
  ...overrides,
})
/** The parties of `instruction`, with some of them replaced or added. */
export const parties = (more: Json) => ({ ...(instruction().documentParties as Json), ...more })

/** A contact and a tax number of a party. */
const details = (name: string, type: string) => ({
  taxLegalReferences: [{ type, countryCode: 'CN', value: `91${name.length}` }],
  partyContactDetails: [{ name, phone: '+86 574 87001234', email: `${name.length}@garden.example` }],
})

/** One of each kind that the standard knows, with what it loses on the way in. */
export const instructions: [string, Json, string[]][] = [
  ['a sea waybill', instruction(), []],
  [
    'a straight bill on paper with three originals',
    instruction({ transportDocumentTypeCode: 'BOL', isElectronic: false, numberOfOriginalsWithoutCharges: 3 }),
    [],
  ],
  [
    'a negotiable bill with its endorsee',
    instruction({
      transportDocumentTypeCode: 'BOL',
      isToOrder: true,
      documentParties: {
        shipper: { partyName: 'Ningbo Garden Co' },
        endorsee: { partyName: 'Harbour Bank', displayedAddress: ['Sydney'] },
        notifyParties: [{ partyName: 'Patio Imports' }],
      },
    }),
    [],
  ],
  [
    'two bookings, one container',
    instruction({
      consignmentItems: [item(), item({ carrierBookingReference: 'NGB26010002', descriptionOfGoods: ['Parasols'], HSCodes: ['660110'] })],
    }),
    ['consignmentItems'],
  ],
  [
    'two bookings, two containers',
    instruction({
      consignmentItems: [
        item({}, [{}, { equipmentReference: 'TEXU3070079' }]),
        item({ carrierBookingReference: 'NGB26010002' }, [{}, { equipmentReference: 'TEXU3070079' }]),
      ],
      utilizedTransportEquipments: [box(), box('TEXU3070079')],
    }),
    ['consignmentItems'],
  ],
  [
    'advance manifest filings and customs references',
    instruction({
      advanceManifestFilings: [
        { manifestTypeCode: 'ACE', countryCode: 'US', advanceManifestFilingsHouseBLPerformedBy: 'SELF', selfFilerCode: 'ABCD' },
      ],
      customsReferences: [{ type: 'ITN', countryCode: 'US', values: ['X1'] }],
    }),
    ['advanceManifestFilings', 'customsReferences'],
  ],
  [
    'dangerous goods',
    instruction({
      consignmentItems: [
        item({}, [
          {
            outerPackaging: {
              packageCode: '1A',
              description: 'Steel drums',
              numberOfPackages: 80,
              dangerousGoods: [{ UNNumber: '1263', properShippingName: 'PAINT', imoClass: '3' }],
            },
          },
        ]),
      ],
    }),
    ['consignmentItems[0].cargoItems[0].outerPackaging.dangerousGoods'],
  ],
  [
    'the carrier’s agent at destination',
    instruction({ isCarriersAgentAtDestinationRequired: true }),
    ['isCarriersAgentAtDestinationRequired'],
  ],
  [
    'a container of the shipper’s own, with references',
    instruction({
      utilizedTransportEquipments: [
        {
          isShipperOwned: true,
          equipment: { equipmentReference: 'CSQU3054383', ISOEquipmentCode: '45G1', tareWeight: { value: 3_900, unit: 'KGM' } },
          seals: [{ number: 'SL20117', source: 'SHI' }],
          references: [{ type: 'CR', value: 'OWN-1' }],
        },
      ],
    }),
    ['utilizedTransportEquipments[0].seals[0].source', 'utilizedTransportEquipments[0].references'],
  ],
  [
    'commodity and purchase references',
    instruction({ consignmentItems: [item({ commoditySubReference: 'CH-1', references: [{ type: 'SPO', values: ['4711'] }] })] }),
    ['consignmentItems[0].commoditySubReference', 'consignmentItems[0].references'],
  ],
  [
    'contacts and tax numbers of every party',
    instruction({
      documentParties: {
        shipper: { partyName: 'Ningbo Garden Co', displayedAddress: ['Ningbo, China'], ...details('Li Wei', 'USCI') },
        consignee: { partyName: 'Patio Imports', displayedAddress: ['Sydney, Australia'], ...details('Ann Lee', 'ABN') },
        notifyParties: [
          { partyName: 'First Broker', displayedAddress: ['Sydney'], ...details('Desk 1', 'ABN') },
          { partyName: 'Second Broker', displayedAddress: ['Perth'], ...details('Desk 2', 'ABN') },
        ],
        shippingInstructionsRequestor: {
          partyName: 'Requestor',
          addressLines: ['Ningbo'],
          partyContactDetails: details('Zhou', '').partyContactDetails,
        },
        other: [{ party: { partyName: 'Forwarder', addressLines: ['Ningbo'], ...details('Wang', 'USCI') }, partyFunction: 'DDR' }],
      },
    }),
    [
      'documentParties.shipper.taxLegalReferences',
      'documentParties.shipper.partyContactDetails',
      'documentParties.consignee.taxLegalReferences',
      'documentParties.consignee.partyContactDetails',
      'documentParties.notifyParties[0].taxLegalReferences',
      'documentParties.notifyParties[0].partyContactDetails',
      'documentParties.notifyParties[1].taxLegalReferences',
      'documentParties.notifyParties[1].partyContactDetails',
      'documentParties.shippingInstructionsRequestor',
      'documentParties.other',
    ],
  ],
  [
    'attributes that the standard does not have',
    instruction({ advancedManifestFiling: 'ACE', documentParties: parties({ shiper: { partyName: 'X' } }) }),
    ['documentParties.shiper', 'advancedManifestFiling'],
  ],
]
