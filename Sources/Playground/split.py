"""Sorts the bytes of a WebAssembly module by their meaning, for better compression: all opcodes, all indices of locals, and so on.

`Unpacking/Rejoining.swift` restores the module.
"""

import struct

# The streams, in the order in which they follow their lengths.
BEFORE, AFTER, SIZES, DECLARATIONS, OPCODES, BLOCKS, BRANCHES, TABLES, CALLS, INDIRECT, GETS, SETS, TEES, GLOBALS, ALIGNMENTS, OFFSETS, \
    SHORTS, LONGS, FLOATS, DOUBLES, OTHERS = range(21)

# The natural alignments of loads and stores, which most of them have, from i32.load on.
NATURAL = [2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2]

NUMBERS = {0x02: [BLOCKS], 0x03: [BLOCKS], 0x04: [BLOCKS], 0x0C: [BRANCHES], 0x0D: [BRANCHES], 0x10: [CALLS],
           0x11: [INDIRECT, INDIRECT], 0x20: [GETS], 0x21: [SETS], 0x22: [TEES], 0x23: [GLOBALS], 0x24: [GLOBALS],
           0x3F: [OTHERS], 0x40: [OTHERS], 0x41: [SHORTS], 0x42: [LONGS]}
# The count of LEB128 numbers that follow the number after 0xFC.
BULK = {8: 2, 9: 1, 10: 2, 11: 1}
PLAIN = {0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B} | set(range(0x45, 0xC5))


def number(data, place):
    """A number, and the position after it."""
    value = shift = 0
    while True:
        byte = data[place]
        place += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, place


class Splitter:
    def __init__(self, data):
        self.data = data
        self.streams = [bytearray() for _ in range(OTHERS + 1)]
        self.place = 8

    def take(self, stream, count):
        self.streams[stream] += self.data[self.place:self.place + count]
        self.place += count

    def take_number(self, stream):
        value, end = number(self.data, self.place)
        self.take(stream, end - self.place)
        return value

    def split(self):
        while self.data[self.place] != 10:
            size, start = number(self.data, self.place + 1)
            self.place = start + size
        size, start = number(self.data, self.place + 1)
        self.streams[BEFORE] += self.data[:start]
        self.streams[AFTER] += self.data[start + size:]
        self.place = start
        for _ in range(self.take_number(SIZES)):
            self.function()
        assert self.place == start + size
        lengths = b"".join(struct.pack("<I", len(stream)) for stream in self.streams)
        return lengths + b"".join(self.streams)

    def function(self):
        end = self.take_number(SIZES) + self.place
        for _ in range(self.take_number(DECLARATIONS)):
            self.take_number(DECLARATIONS)
            self.take(DECLARATIONS, 1)
        while self.place < end:
            self.instruction()
        assert self.place == end

    def instruction(self):
        opcode = self.data[self.place]
        self.take(OPCODES, 1)
        if opcode in NUMBERS:
            for stream in NUMBERS[opcode]:
                self.take_number(stream)
        elif 0x28 <= opcode <= 0x3E:
            self.streams[ALIGNMENTS].append(self.data[self.place] ^ NATURAL[opcode - 0x28])
            self.place += 1
            self.take_number(OFFSETS)
        elif opcode == 0x0E:
            for _ in range(self.take_number(TABLES) + 1):
                self.take_number(TABLES)
        elif opcode in (0x43, 0x44):
            self.take(FLOATS if opcode == 0x43 else DOUBLES, 4 if opcode == 0x43 else 8)
        elif opcode == 0xFC:
            for _ in range(BULK.get(self.take_number(OTHERS), 0)):
                self.take_number(OTHERS)
        elif opcode not in PLAIN:
            raise ValueError(f"unknown instruction: {opcode:#x}")


def split(module):
    """The module, sorted."""
    return Splitter(module).split()
