import { expect, it } from 'vitest'
import { type Reach, reachOf } from '../../../../../cli/primitives/urls/address-reach.ts'
import { countAttempts } from '../../../../helpers/count-attempts.ts'

it.each<[Reach, readonly string[]]>([
  [
    'own',
    [
      '127.0.0.1',
      '127.255.255.255',
      '0.0.0.0',
      '169.254.169.254',
      '::1',
      '::',
      'fe80::1',
      'fe80::1%eth0',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::ffff:169.254.169.254',
      '64:ff9b::7f00:1',
      '64:ff9b::169.254.169.254',
      'no address',
      '',
    ],
  ],
  [
    'private',
    [
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.0.1',
      '100.100.100.200',
      '192.0.0.8',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::ffff:10.0.0.1',
      '::ffff:c0a8:1',
      '::127.0.0.1',
      '64:ff9b::a00:1',
      '64:ff9b:1::1',
      '2002:7f00:1::',
      '2001:0:1::1',
      'fc00::1',
      'fd00:ec2::254',
      'fec0::1',
      'ff02::1',
    ],
  ],
  [
    'public',
    [
      '1.1.1.1',
      '126.255.255.255',
      '128.0.0.1',
      '172.15.0.1',
      '172.32.0.1',
      '192.169.0.1',
      '::ffff:1.1.1.1',
      '64:ff9b::101:101',
      '2606:4700::1111',
    ],
  ],
])('an address is %s', (reach, addresses) => {
  countAttempts(addresses.length)
  for (const address of addresses) expect(reachOf(address), address).toBe(reach)
})
