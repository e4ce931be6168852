/**
 * The plug-in for WooCommerce, from the very text that its page shows, run by PHP against the sandbox. PHP is
 * not part of the lockfile: without it these tests count as skipped, by name. `apt-get install php-cli` brings it.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samples } from '../../app/src/content/samples';
import { siteDefaults } from '../../app/src/content/site.ts';
import { type Harness, startBackend } from '../../packages/supabase-embedded/tests/harness.ts';

const hasPhp = spawnSync('php', ['--version']).status === 0;

/** What WordPress and WooCommerce give the plug-in: no more than it calls. */
const shop = (key: string, total: string, meta: object) => `<?php
  $hooks = array(); $warnings = array(); $saved = null; $calls = 0;
  function add_action( $hook, $function ) { $GLOBALS['hooks'][ $hook ] = $function; }
  function wp_json_encode( $value ) { return json_encode( $value ); }
  function wp_remote_post( $url, $options ) {
    $GLOBALS['calls'] += 1;
    $headers = array();
    foreach ( $options['headers'] as $name => $value ) { $headers[] = "$name: $value"; }
    $http = array( 'method' => 'POST', 'header' => $headers, 'content' => $options['body'], 'timeout' => $options['timeout'], 'ignore_errors' => true );
    @file_get_contents( $url, false, stream_context_create( array( 'http' => $http ) ) );
    return $http_response_header ?? array();
  }
  function wp_remote_retrieve_response_code( $response ) {
    return $response ? (int) explode( ' ', $response[0] )[1] : '';
  }
  class Log { function warning( $text ) { $GLOBALS['warnings'][] = $text; } }
  function wc_get_logger() { return new Log(); }
  class Order {
    public $meta = array();
    function get_meta( $name ) { return $this->meta[ $name ] ?? ''; }
    function get_total() { return '${total}'; }
    function get_currency() { return 'GBP'; }
    function get_customer_id() { return 0; }
    function update_meta_data( $name, $value ) { $this->meta[ $name ] = $value; }
    function save() { $GLOBALS['saved'] = $this->meta; }
  }
  $order = new Order();
  $order->meta = json_decode( '${JSON.stringify(meta)}', true );
  function wc_get_order( $id ) { return $GLOBALS['order']; }
  define( 'TUPPENCE_API_KEY', '${key}' );
  require __DIR__ . '/plugin.php';
  $hooks['woocommerce_payment_complete']( 1001 );
  echo json_encode( compact( 'saved', 'warnings', 'calls' ) );`;

describe.runIf(hasPhp)('the plug-in for WooCommerce (php)', () => {
  let sandbox: Harness;
  let address: string;
  const folder = mkdtempSync(path.join(tmpdir(), 'tuppence-php-'));
  beforeAll(async () => {
    sandbox = await startBackend();
    address = `${sandbox.url}/v1/donations`;
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await sandbox?.stop();
  });
  const booked = async () => {
    const answer = await fetch(address, { headers: { Authorization: 'Bearer tp_test_woo' } });
    return ((await answer.json()) as { data: object[] }).data;
  };
  const pay = async (key: string, { total = '25.00', meta = {}, at = address } = {}) => {
    const plugin = samples.wooCommerce.code.replaceAll(siteDefaults.donationApiUrl, at);
    writeFileSync(path.join(folder, 'plugin.php'), plugin);
    writeFileSync(path.join(folder, 'shop.php'), shop(key, total, meta));
    const run = promisify(execFile);
    const { stdout, stderr } = await run('php', ['-n', path.join(folder, 'shop.php')]);
    expect(stderr).toBe('');
    return JSON.parse(stdout) as unknown;
  };

  test('books 1 % of a paid order, notes it, and never books it again', async () => {
    const saved = { _tuppence_donated: 25 };
    expect(await pay('tp_test_woo')).toEqual({ saved, warnings: [], calls: 1 });
    expect(await booked()).toMatchObject([{ amount: 25, order_id: '1001' }]);
    expect(await pay('tp_test_woo', { meta: saved })).toMatchObject({ calls: 0 });
    // The note was lost: the order is known all the same.
    expect(await pay('tp_test_woo')).toEqual({ saved, warnings: [], calls: 1 });
    expect(await booked()).toHaveLength(1);
  });

  test('lets an order complete where the donation fails, and logs the status', async () => {
    expect(await pay('wrong')).toMatchObject({
      saved: null,
      warnings: ['Donation for order 1001: status 401'],
    });
    expect(await pay('tp_test_woo', { at: 'http://localhost:9/v1/donations' })).toMatchObject({
      saved: null,
      warnings: ['Donation for order 1001: status '],
    });
  });

  test('asks nothing for less than a penny', async () => {
    expect(await pay('tp_test_woo', { total: '0.40' })).toEqual({
      saved: null,
      warnings: [],
      calls: 0,
    });
  });
});
