import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../src/lib/table.svelte";
import type { Happened, Snapshot, Spoken } from "../src/lib/wire";
import { FakeSocket, heard, settle, tableFor } from "./kit";

vi.stubGlobal("WebSocket", FakeSocket);
const told = heard("ruqi");
const snapshot = told[0] as Snapshot;
const happenings = told.filter((message): message is Happened => message.type === "Happened");

function opened(token: string | null = "token"): { table: Table; socket: FakeSocket } {
  const table = tableFor("ABC", "en", token);
  table.open();
  const socket = FakeSocket.last;
  if (!socket) throw new Error("no line was opened");
  socket.opens();
  return { table, socket };
}

beforeEach(() => {
  FakeSocket.last = null;
  vi.useRealTimers();
});

test("a browser that holds a seat says so first", () => {
  expect(opened().socket.sent).toEqual([{ type: "Sit", token: "token" }]);
  expect(opened(null).socket.sent).toEqual([]);
});

test("a snapshot and what happens fold into the table", async () => {
  const { table, socket } = opened();
  for (const message of told) socket.says(message);
  await settle();
  const last = happenings.at(-1);
  expect(table.at).toBe(last?.at);
  expect(table.view).toEqual(last?.view);
  expect(table.log.map((ply) => ply.at)).toEqual([
    ...snapshot.log.map((ply) => ply.at),
    ...happenings.map((_, index) => snapshot.at + index),
  ]);
  expect(table.mine).toBe(true);
  expect(table.offers.length).toBeGreaterThan(1);
});

test("a screen reader hears first that the reader is asked, and not what is asked of others", async () => {
  const { table } = opened();
  table.receive(snapshot);
  let asked = 0;
  for (const happened of happenings) {
    table.spoken = [];
    table.receive(happened);
    await settle();
    const lines = happened.lines.map((line) => line.says);
    if (table.mine && !table.interlude.itself) {
      asked += 1;
      expect(table.spoken).toEqual([table.throws ? "Your throw." : "Your move.", ...lines, happened.says]);
    } else expect(table.spoken).toEqual(happened.over || lines.length === 0 ? [...lines, happened.says] : lines);
  }
  expect(asked).toBeGreaterThan(0);
});

test("what a snapshot already told is not told twice", async () => {
  const { table } = opened();
  const first = happenings[0];
  if (!first) throw new Error("nothing happened");
  table.receive({ ...snapshot, at: first.at });
  table.receive(first);
  await settle();
  expect(table.log.length).toBe(snapshot.log.length);
});

test("things are shown one after another, and asked only when shown", async () => {
  const { table } = opened();
  table.receive(snapshot);
  const shown: number[] = [];
  let release: () => void = () => undefined;
  table.animate = async (happened) => {
    shown.push(happened.at);
    await new Promise<void>((resolve) => (release = resolve));
  };
  table.receive(happenings[0] as Spoken);
  table.receive(happenings[1] as Spoken);
  await settle();
  expect(shown).toEqual([happenings[0]?.at]);
  expect(table.at).toBe(snapshot.at);
  release();
  await settle();
  expect(table.at).toBe(happenings[0]?.at);
  expect(shown).toEqual([happenings[0]?.at, happenings[1]?.at]);
});

test("a throw names the position it answers, once", () => {
  const { table, socket } = opened();
  table.receive({ ...snapshot, asked: { type: "Throws", seat: snapshot.seat } });
  table.throwDice();
  table.throwDice();
  expect(socket.sent.filter((message) => message.type === "Throw")).toEqual([{ type: "Throw", at: snapshot.at }]);
});

test("who only watches cannot act", () => {
  const { table, socket } = opened(null);
  table.receive({ ...snapshot, seat: null });
  table.throwDice();
  table.move("anything");
  expect(socket.sent).toEqual([]);
});

test.each(["stale", "not_your_turn"] as const)("the answer %s asks for the table anew", (code) => {
  const { table, socket } = opened();
  table.receive(snapshot);
  table.receive({
    type: "Refused",
    code,
    says: "The table has moved on since.",
    because: null,
    at: 3,
    spot: null,
    column: null,
  });
  expect(table.sent).toBe(false);
  expect(socket.sent.at(-1)).toEqual({ type: "Speak", language: "en" });
  table.receive(snapshot);
  expect(table.refused?.code, "it is still to be read when the table has come").toBe(code);
  table.receive(snapshot);
  expect(table.refused).toBeNull();
});

test("a question about a position that has passed changes nothing; a move that came too late still does", () => {
  const { table, socket } = opened();
  table.receive(snapshot);
  const stale: Spoken = {
    type: "Refused",
    code: "stale",
    says: "The table has moved on since.",
    because: null,
    at: 3,
    spot: null,
    column: null,
  };
  table.study();
  table.receive(stale);
  expect(table.refused).toBeNull();
  expect(socket.sent.at(-1)).toEqual({ type: "Study", at: snapshot.at });
  table.receive(stale);
  expect(socket.sent.at(-1)).toEqual({ type: "Speak", language: "en" });
});

test("notes are kept for the position they were asked for, and dropped with it", async () => {
  const { table } = opened();
  table.receive(snapshot);
  table.receive({ type: "Studied", at: snapshot.at + 1, notes: { piles: [] } });
  expect(table.notes).toBeUndefined();
  table.receive({ type: "Studied", at: snapshot.at, notes: null });
  expect(table.notes).toBeNull();
  table.receive(happenings[0] as Spoken);
  await settle();
  expect(table.notes).toBeUndefined();
});

test("what was heard is kept, each with its reason whole", async () => {
  const { table } = opened();
  table.receive({ ...snapshot, past: [{ type: "Earlier" }] });
  table.receive(happenings[0] as Spoken);
  await settle();
  const events = (happenings[0] as Happened).events as { type: string }[];
  expect(table.past.map((event) => (event as { type: string }).type)).toEqual([
    "Earlier",
    ...events.map(({ type }) => type),
  ]);
  expect((table.past[1] as { because: unknown }).because).toEqual((happenings[0] as Happened).lines[0]?.because);
});

test("whoever is sent away for asking too much waits longer before coming back", () => {
  vi.useFakeTimers();
  const table = tableFor("t", "en", null);
  table.open();
  const first = FakeSocket.last;
  first?.opens();
  first?.close(1013);
  expect(table.connection).toBe("lost");
  vi.advanceTimersByTime(2_900);
  expect(FakeSocket.last).toBe(first);
  vi.advanceTimersByTime(2_200);
  expect(FakeSocket.last).not.toBe(first);
  table.close();
  vi.useRealTimers();
});

test("a lost line is found again by itself, later each time, and the seat with it", () => {
  vi.useFakeTimers();
  const { table, socket } = opened();
  table.receive(snapshot);
  socket.close();
  expect(table.connection).toBe("lost");
  vi.advanceTimersByTime(700);
  const second = FakeSocket.last;
  expect(second).not.toBe(socket);
  second?.close();
  vi.advanceTimersByTime(700);
  expect(FakeSocket.last).toBe(second);
  vi.advanceTimersByTime(700);
  const third = FakeSocket.last;
  expect(third).not.toBe(second);
  third?.opens();
  expect(third?.sent).toEqual([{ type: "Sit", token: "token" }]);
  third?.says(snapshot);
  expect(table.connection).toBe("live");
  table.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.last).toBe(third);
});

test("a silent line is noticed within ten seconds, though the browser never reports its end", () => {
  vi.useFakeTimers();
  const { table, socket } = opened();
  socket.says(snapshot);
  socket.answers = () => false;
  socket.close = () => undefined; // the network swallows the farewell, too
  vi.advanceTimersByTime(5_000);
  expect(socket.sent.at(-1)).toEqual({ type: "Ping" });
  expect(table.connection).toBe("live");
  vi.advanceTimersByTime(5_000);
  expect(table.connection).toBe("lost");
  table.close();
});

test("a move that nobody answers is not being sent for ever", () => {
  vi.useFakeTimers();
  const { table, socket } = opened();
  socket.says({ ...snapshot, asked: { type: "Throws", seat: snapshot.seat } });
  socket.answers = () => false;
  socket.close = () => undefined;
  table.throwDice();
  expect(table.sent).toBe(true);
  vi.advanceTimersByTime(6_000);
  expect([table.sent, table.connection]).toEqual([false, "lost"]);
  table.close();
});

test("a line that answers is kept, however quiet the table is", async () => {
  vi.useFakeTimers();
  const { table, socket } = opened();
  socket.says(snapshot);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.last).toBe(socket);
  expect(socket.sent.filter((message) => message.type === "Ping").length).toBeGreaterThan(8);
  table.close();
});

test("a line is kept though what was sent has no answer, or has it late", async () => {
  vi.useFakeTimers();
  const { table, socket } = opened();
  socket.says(snapshot);
  await vi.advanceTimersByTimeAsync(0); // what was sent so far is answered
  socket.answers = ({ type }) => type === "Ping";
  table.asides.tellPace();
  table.asides.askHint();
  table.people.report(3);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.last).toBe(socket);
  expect(table.asides.hinting).toBe(true);
  socket.answers = () => false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.connection).toBe("lost");
  table.close();
});

test("a page that slept asks again before it gives up", () => {
  vi.useFakeTimers();
  const { table, socket } = opened();
  socket.says(snapshot);
  socket.answers = () => false;
  vi.advanceTimersByTime(5_000);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1_000);
  expect(table.connection).toBe("live");
  socket.says({ type: "Pong" });
  vi.advanceTimersByTime(4_000);
  expect(table.connection).toBe("live");
  table.close();
});

test("when the browser says that it is offline, the line is lost at once, and found when it is back", () => {
  vi.useFakeTimers();
  const { table, socket } = opened();
  socket.says(snapshot);
  table.offline();
  expect(table.connection).toBe("lost");
  table.wake();
  expect(FakeSocket.last).not.toBe(socket);
  FakeSocket.last?.opens();
  FakeSocket.last?.says(snapshot);
  expect(table.connection).toBe("live");
  expect(table.missed).toBeNull();
  table.close();
});

test("what passed meanwhile is told on return, until it was seen", () => {
  const { table, socket } = opened();
  socket.says(snapshot);
  table.offline();
  table.wake();
  const ply = { at: snapshot.at, by: 1, move: null, says: null, lines: [], draw: null };
  FakeSocket.last?.opens();
  FakeSocket.last?.says({ ...snapshot, at: snapshot.at + 1, log: [...snapshot.log, ply] });
  expect(table.missed).toEqual({ moves: 1, plies: [ply] });
  table.close();
});

test.each([
  ["unknown_table", 4404, "unknown"],
  ["other_release", 4409, "barred"],
] as const)("after %s the page says so and asks no more", (code, close, state) => {
  vi.useFakeTimers();
  const { table, socket } = opened();
  socket.says({ type: "Refused", code, says: "Not here.", because: null, at: 0, spot: null, column: null });
  socket.close(close);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.last).toBe(socket);
  expect([table.connection, table.says]).toEqual([state, "Not here."]);
});
